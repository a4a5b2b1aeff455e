import type { Scanner } from './scanner.ts'

/** The test file that every scanner knows, assembled here, so that no scanner reports this source file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

/** The sandbox's scanner: it recognizes only the test file. */
export const eicarScanner: Scanner = async (content) => (content.includes(eicar) ? 'infected' : 'clean')
