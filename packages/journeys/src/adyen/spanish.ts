/** Some of the component's sentences, as Adyen serves them for Spanish. */
export const spanish = {
  'creditCard.cardNumber.label': 'Número de tarjeta',
  'creditCard.expiryDate.label': 'Fecha de expiración',
  'creditCard.securityCode.label': 'Código de seguridad',
  'creditCard.encryptedCardNumber.aria.iframeTitle': 'Número de tarjeta',
  'creditCard.encryptedExpiryDate.aria.iframeTitle': 'Fecha de expiración',
  'creditCard.encryptedSecurityCode.aria.iframeTitle': 'Código de seguridad',
  'creditCard.expiryDate.contextualText': 'Anverso de la tarjeta en formato MM/AA',
  'creditCard.securityCode.contextualText.3digits': '3 dígitos en el reverso de la tarjeta',
  'cc.num.900': 'Introduzca el número de tarjeta',
  'cc.dat.910': 'Introduzca la fecha de expiración',
  'cc.cvc.920': 'Introduzca el código de seguridad',
}
