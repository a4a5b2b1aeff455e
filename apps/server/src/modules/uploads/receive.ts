import type { Readable } from 'node:stream'
import type { Upload } from '@foyer/api/uploads'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { turns } from '../../turns.ts'
import { checkLength, readBody } from './body.ts'
import { latestOfEach } from './latest-of-each.ts'
import { type Picture, remakePicture } from './picture.ts'
import { bodiesAtOnce, bodiesOfOne, bodyDeadline, decodingAtOnce } from './rules.ts'
import { refuseInfected, type Scanner } from './scanners/scanner.ts'
import { type Announced, findTicket, useTicket } from './tickets.ts'
import { storePicture } from './uploads.ts'

/** The parts of a request with bytes. */
export interface Sent {
  readonly id: string
  readonly ticket: string
  readonly contentLength: string | undefined
  readonly body: Readable
}

const spent = () => new Refused('ticket_invalid', 'the ticket is unknown, used or expired')

/**
 * Receives the bytes of announced uploads. Bodies and decoding wait for their turn, so that memory is bounded. A ticket
 * is used up once its bytes are complete and equal the announced ones, before they are decoded: until then it can be
 * retried, and afterwards the same bytes cannot be decoded again with it.
 */
export const receiver = (context: Context, scan: Scanner) => {
  const { db, clocks, secrets } = context
  const takingIn = turns(bodiesAtOnce.running, bodiesAtOnce.waiting)
  const decoding = turns(decodingAtOnce.running, decodingAtOnce.waiting)
  const ofPerson = latestOfEach(bodiesOfOne)

  const remake = async (bytes: Buffer, { id }: Announced, log: FastifyBaseLogger): Promise<Picture> => {
    if (!(await useTicket(db, id, clocks.wall()))) throw spent()
    await refuseInfected(scan, bytes, log)
    return remakePicture(bytes)
  }

  /**
   * @throws Refused `ticket_invalid`, `too_large`, `upload_differs`, `upload_infected`, `upload_not_picture`,
   * `upload_too_many_pixels`, `upload_unreadable`, `unavailable`, `invalid_request`
   */
  return async ({ id, ticket, contentLength, body }: Sent, log: FastifyBaseLogger): Promise<Upload> => {
    const announced = await findTicket(db, { identifierKey: secrets.identifierKey, now: clocks.wall() }, { id, ticket })
    if (!announced) throw spent()
    checkLength(contentLength, announced)
    const { bytes, ...picture } = await ofPerson(announced.personId, (displaced) => {
      const over = AbortSignal.any([AbortSignal.timeout(bodyDeadline), displaced])
      return takingIn(async () => {
        const sent = await readBody(body, announced, over)
        return decoding(() => remake(sent, announced, log), displaced)
      }, over)
    })
    if (!(await storePicture(db, id, { ...picture, bytes })))
      throw new Refused('not_found', 'the upload was deleted meanwhile')
    return { id, ...picture, size: bytes.length }
  }
}
