import { start } from '../app/start.tsx'
import { routes } from './routes.ts'

/** A11: starts the same screens, with the institution's own bridge and brand, which the build selects. */
start((path) => routes.get(path)?.load())
