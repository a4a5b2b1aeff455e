import { pictureEndpoints } from '@foyer/api/endpoints/pictures'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { longestCall, serve } from '../../http/serve.ts'
import { turns } from '../../turns.ts'
import { bodyDeadline, checkLength, chooseScanner, readBody, refuseInfected } from '../uploads/public.ts'
import { encodePicture } from './encode.ts'
import { bodiesAtOnce, decodingAtOnce } from './rules.ts'
import { refuseMore, storePicture } from './store.ts'

/** Receives pictures of staff. The bytes are not parsed as JSON, so the route has a scope of its own. */
export const pictureRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, environment } = context
  const scan = chooseScanner(environment)
  const takingIn = turns(bodiesAtOnce.running, bodiesAtOnce.waiting)
  const decoding = turns(decodingAtOnce.running, decodingAtOnce.waiting)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', (_request, _body, parsed) => parsed(null))

  serve(
    app,
    context,
    pictureEndpoints,
    {
      'POST /staff/pictures/add': async (request) => {
        const { query, headers, raw, log } = request
        const actor = actorOf(request)
        const announced = { size: query.size, sha256: Buffer.from(query.sha256, 'hex') }
        checkLength(headers['content-length'], announced)
        await refuseMore(db, actor, clocks.wall())
        const over = AbortSignal.timeout(bodyDeadline)
        const picture = await takingIn(async () => {
          const bytes = await readBody(raw, announced, over)
          await refuseInfected(scan, bytes, log)
          return decoding(() => encodePicture(bytes), over)
        }, over)
        await db.begin((tx) => storePicture(tx, picture, { actor, wall: clocks.wall() }))
        const { name, width, height } = picture
        return { name, width, height }
      },
    },
    { 'POST /staff/pictures/add': { config: { readsSlowBodies: true }, longest: bodyDeadline + longestCall } },
  )
}
