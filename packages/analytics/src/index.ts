export {
  createTracker,
  type GivenProperties,
  type ItemType,
  type ProfileType,
  type Tracker,
  type TrackerConfig,
} from './core.ts'
export { webPlatform } from './web-platform.ts'
