import { config } from 'zod'

// The vendor's engine makes no functions out of text, and does not say so: what comes of it does nothing. A schema asks
// when it is made, so this stands before the first of them.
config({ jitless: true })
