import { ensureWebBuilt } from './web-build.ts'

/** Runs once for each run of the project `built-client`: builds the clients if they are missing or outdated. */
export default async (): Promise<void> => {
  if (!(await ensureWebBuilt())) throw new Error('the clients could not be built')
}
