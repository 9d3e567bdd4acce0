import { parseArgs } from 'node:util'
import { benchPages } from './page/page-bench.ts'
import { benchBackOffice } from './back-office/back-office-bench.ts'
import { benchGrowth } from './service/growth-bench.ts'
import { benchLoad } from './service/load-bench.ts'
import { benchService } from './service/service-bench.ts'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, brands: { type: 'string' } },
  allowPositionals: true,
})
const [only] = positionals
const runs = Number(values.runs)

if (only === undefined || only === 'page') await benchPages({ runs, brands: values.brands?.split(',') })
if (only === undefined || only === 'service') await benchService(runs)
if (only === undefined || only === 'back-office') await benchBackOffice(runs)
// They take long, and are asked for by name.
if (only === 'load') await benchLoad()
if (only === 'growth') await benchGrowth()
