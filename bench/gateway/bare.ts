// A bare Fastify: what the check of a signed call and the whole server are measured against.
import { gatewayContentType } from '@foyer/contract/signing/headers'
import Fastify from 'fastify'
import { answerAlone } from './answer.ts'

const app = Fastify()
// the very bytes the gateway gets, whose content type Fastify does not know
app.addContentTypeParser(gatewayContentType, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
await answerAlone(app)
