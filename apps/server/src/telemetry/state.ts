/** Whether this process records traces. Set once at the start, before the first request. */
let isTracing = false

export const tracing = {
  get isOn(): boolean {
    return isTracing
  },
  set isOn(value: boolean) {
    isTracing = value
  },
}
