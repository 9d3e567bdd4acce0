/** Of the picture over a category's words, where two categories stand beside each other. */
export const pictureHeight = '8rem'
