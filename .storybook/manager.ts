import '../packages/storybook/src/manager.ts'
