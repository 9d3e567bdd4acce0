/** Why a setting is not accepted; a part of a list is named by its row: `phoneLines.0.number`. */
export const settingProblems = [
  'required',
  'not-a-number',
  'too-small',
  'too-large',
  'not-a-choice',
  'below-minimum-nights',
  'not-a-day',
  'ends-before-it-begins',
  'days-overlap',
  'nothing-limited',
  'too-many-rows',
  'not-digits',
  'too-long',
  'not-a-country',
  'not-a-region',
  'named-twice',
  'shown-number-differs',
  'not-a-time',
  'days-not-descending',
  'not-a-percentage',
  'not-an-amount',
  'milder-later',
  'not-a-time-zone',
  'not-an-hour',
  'closes-before-it-opens',
  'not-a-code',
  'code-twice',
  'code-taken',
  'code-in-use',
  'unknown-setting',
] as const
export type SettingProblem = (typeof settingProblems)[number]
export type SettingProblems = Readonly<Record<string, SettingProblem>>

/** Some problems of the parts of a row, under their full names. */
export const inRow = (
  setting: string,
  row: number,
  problems: Readonly<Record<string, SettingProblem | undefined>>,
): SettingProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([part, problem]) =>
      problem === undefined ? [] : [[`${setting}.${row}.${part}`, problem]],
    ),
  )
