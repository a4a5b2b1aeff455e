import { start } from '../app/start.tsx'
import { routes } from './routes.ts'

/** A11: the same screens, with the institution's own bridge and brand, which the build puts in. */
start((path) => routes.get(path)?.load())
