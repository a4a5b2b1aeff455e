// A bare Fastify: the baseline for the check of a signed call and for the whole server.
import { gatewayContentType } from '@foyer/protocol/signing/headers'
import Fastify from 'fastify'
import { answerAlone } from './answer.ts'

const app = Fastify()
// the same bytes that the gateway receives, whose content type Fastify does not know
app.addContentTypeParser(gatewayContentType, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
await answerAlone(app)
