import type { Scanner } from './scanner.ts'

/** The test file every scanner knows; put together here, so that none of them takes this source for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

/** For the sandbox: knows the test file and nothing else. */
export const eicarScanner: Scanner = async (content) => (content.includes(eicar) ? 'infected' : 'clean')
