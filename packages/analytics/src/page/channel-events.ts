import { channelEventDays } from '@foyer/protocol/tracking/limits'
import type { Platform } from '../platform.ts'
import { objectOf } from '../wire/json.ts'
import type { Facts } from './page-facts.ts'

const key = 'foyer.tracker.channel'

/** T14: whether a channel event happened here for the first time in thirty days. */
export const channelEvents = ({ storage, now }: Pick<Platform, 'storage' | 'now'>, names: readonly string[]) => {
  return {
    factsOf(name: string): Facts {
      if (!names.includes(name)) return {}
      const oldest = now() - channelEventDays * 86_400_000
      const stored = Object.entries(objectOf<Record<string, number>>(storage.get(key)) ?? {})
      const seen = Object.fromEntries(stored.filter(([, time]) => time > oldest))
      const isFirst = !(name in seen)
      if (isFirst) storage.set(key, JSON.stringify({ ...seen, [name]: now() }))
      return { $is_channel_callback_event: isFirst }
    },
  }
}
