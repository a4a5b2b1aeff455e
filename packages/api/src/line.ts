import { z } from 'zod'
import { isLine } from './line-text.ts'

/** A line that a client writes, without the spaces at its ends. */
export const line = (max: number) =>
  z.string().max(max).trim().refine(isLine, 'has no letter or digit, or has a control character')
