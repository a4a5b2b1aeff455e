import { loadRoute } from './routes.ts'
import { start } from './start.tsx'

start(loadRoute)
