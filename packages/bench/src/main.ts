import { benchPages } from './page/page-bench.ts'
import { benchService } from './service/service-bench.ts'

const only = process.argv.slice(2).find((word) => !word.startsWith('--'))
const runs = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 7)

if (only === undefined || only === 'page') await benchPages(runs)
if (only === undefined || only === 'service') await benchService(runs)
