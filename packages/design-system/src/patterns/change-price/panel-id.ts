/**
 * The id of the price panel: the bar of a phone leads there, and the focus goes there when a chosen offer disappears.
 */
export const panelId = 'price'
