/** Each rule of money, penalties and permissions changed in turn: `npm run mutants`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The configuration's own set-up stays; a file's tests run by what they were seen to cover.
  vitest: { related: false },
  mutate: [
    'src/{actions,cancellation,changes,money,payment,policy,rates}/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/testing/**',
    '!src/**/index.ts',
  ],
  // Another word or a missing field does not compile, and no test has to say so again.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  disableTypeChecks: false,
  concurrency: 2,
  // A runner keeps what it has loaded, and grows.
  maxTestRunnerReuse: 200,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: 'reports/mutants-seen.json',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutants.json' },
  tempDirName: '.stryker-tmp',
  allowConsoleColors: false,
}
