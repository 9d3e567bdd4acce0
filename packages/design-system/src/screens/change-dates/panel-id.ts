/** Where the price stands: the bar of a phone leads there, and so does an offer that is gone once it is taken. */
export const panelId = 'price'
