/** Where the price stands: the bar of a phone leads there, and so does what is gone once it is taken. */
export const panelId = 'price'
