import { androidChannel } from './android.ts'
import type { Channel } from './channel.ts'
import { iosChannel } from './ios.ts'
import { scriptChannel } from './script.ts'

/** The way to the host, found anew for each call: a host may come late, and leave. Its own JS bridge goes first (B2). */
export const findChannel = (globals: object): Channel | undefined =>
  scriptChannel(globals) ?? androidChannel(globals) ?? iosChannel(globals)
