/** The worker waits for the first view: before it, both would share the same narrow line. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch (error) {
    // Logged, and the site goes on without it.
    console.warn('The offline worker could not be registered', error)
  }
}
