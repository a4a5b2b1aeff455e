import type { TrackerConfig } from '../config.ts'
import type { Platform } from '../platform.ts'
import type { Addresses } from '../wire/addresses.ts'
import { debugSender } from './debug.ts'
import { imageSender } from './image.ts'
import { ajaxSender, batchSender, beaconSender } from './posting.ts'
import type { Sender } from './sender.ts'

/** The configured sender (T2); the default one if the platform has no images. */
export const chooseSender = (platform: Platform, { events, debug }: Addresses, config: TrackerConfig): Sender => {
  if (config.debug) return debugSender(platform, debug, config.debug === 'dry', config.onReport ?? (() => {}))
  const { loadImage } = platform
  if (config.sender === 'image' && loadImage) return imageSender({ ...platform, loadImage }, events)
  if (config.sender === 'batch') return batchSender(platform, events)
  return config.sender === 'ajax' ? ajaxSender(platform, events) : beaconSender(platform, events)
}
