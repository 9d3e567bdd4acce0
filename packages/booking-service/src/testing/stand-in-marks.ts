/**
 * Texts that occur only in one development part each: the production build contains none of them, the
 * development program all.
 */
export const standInMarks = {
  'the embedded user pool': ['AWSCognitoIdentityProviderService', 'us-east-1_VERANDA01', 'challenge_session'],
  'the embedded payment provider': ['4111111111111111', '4000000000003220', 'provider_charge', '/challenge/'],
  'the sample group': ['ZPCU-104A7C-AB', 'Amelia', 'SUNNY15', 'sample.admin', 'Bellariva'],
  'the sample brands': ['partner-resorts', 'partner-city'],
  'the import of public data': ['arrival_date_day_of_month', 'shift-years'],
  'the mailbox': ['Development sends no mail', 'letters that would have gone out'],
  'the bank': ['Development has no bank', 'name="reference"'],
  'the start page': ['samples.json', 'storybook-static'],
} as const
