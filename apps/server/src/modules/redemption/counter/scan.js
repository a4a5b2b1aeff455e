const interval = 150

/** Whether this browser has a built-in QR code reader. */
export const canScan = async () =>
  'BarcodeDetector' in window &&
  Boolean(navigator.mediaDevices) &&
  (await window.BarcodeDetector.getSupportedFormats()).includes('qr_code')

/**
 * Shows the camera in a video element and scans for a QR code.
 *
 * @returns a function that stops the scan
 * @throws if there is no camera or no permission to use it
 */
export const scan = async (video, onCode) => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const detector = new window.BarcodeDetector({ formats: ['qr_code'] })
  video.srcObject = stream
  await video.play()
  let timer
  const stop = () => {
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  const look = async () => {
    const [found] = await detector.detect(video).catch(() => [])
    if (!video.srcObject) return
    if (found) {
      stop()
      onCode(found.rawValue)
    } else timer = setTimeout(look, interval)
  }
  void look()
  return stop
}
