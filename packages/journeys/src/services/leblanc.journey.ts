import { journeysOfServices } from './journeys.ts'

journeysOfServices('leblanc', 'ZLLC-109E6A-CA')
