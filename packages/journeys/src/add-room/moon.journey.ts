import { journeysOfRooms } from './journeys.ts'

journeysOfRooms('moon', 'ZMJM-108C4E-AC')
