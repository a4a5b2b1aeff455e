// The floor of single events: a bare node:http server that reads a body and answers 204.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((request, response) => {
  request.on('data', () => {}).on('end', () => response.writeHead(204).end())
}).listen(0, '127.0.0.1')
server.once('listening', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
