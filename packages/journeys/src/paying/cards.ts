/** Test cards of the embedded provider. */
export const pays = '4111111111111111'
export const alsoPays = '5555555555554444'
export const asksFirst = '4000000000003220'
export const insufficientFunds = '4000000000009995'
/** Can be stored, and is declined when it is charged. */
export const declinedOnceStored = '4000000000000341'
export const losesTheAnswer = '4000000000000119'
