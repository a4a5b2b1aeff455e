import { turns } from '../../http/turns.ts'
import { checksAtOnce, checksWaiting } from './rules.ts'

/** One queue for the process: argon2 takes memory and a core, whoever asks. */
export const takePasswordTurn = turns(checksAtOnce, checksWaiting)
