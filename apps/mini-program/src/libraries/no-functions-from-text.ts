import { config } from 'zod'

// The vendor's engine cannot compile functions from text: the functions do nothing and report no error. A schema checks
// for this when it is created, so this call precedes the first schema.
config({ jitless: true })
