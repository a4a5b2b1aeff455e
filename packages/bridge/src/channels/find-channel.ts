import { androidChannel } from './android.ts'
import type { Channel } from './channel.ts'
import { iosChannel } from './ios.ts'
import { scriptChannel } from './script.ts'

/**
 * The channel to the host, determined for each call, since a host may appear late and leave. The host's own JS bridge
 * takes precedence (B2).
 */
export const findChannel = (globals: object): Channel | undefined =>
  scriptChannel(globals) ?? androidChannel(globals) ?? iosChannel(globals)
