import { bundle } from '@veranda/booking-service/build'

// The tests of this package run no program: of what stands beside one they need the empty database alone.
await bundle(process.env.BUILD_DIR, {})
