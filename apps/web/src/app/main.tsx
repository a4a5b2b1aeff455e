import { routes } from './routes.ts'
import { start } from './start.tsx'

start(routes)
