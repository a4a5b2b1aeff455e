/** A page with one button that changes a text: the cost of the browser itself. */
export const floorPage = `data:text/html,${encodeURIComponent(`<!doctype html><meta name="viewport" content="width=device-width">
<button style="height:60px">Change</button><p>0</p><script>
let count = 0
document.querySelector('button').addEventListener('click', () => {
  count += 1
  document.querySelector('p').textContent = count
})
</script>`)}`
