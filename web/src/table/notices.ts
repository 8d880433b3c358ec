// Telling a person that it is their turn while the page is open: two soft notes, and a notice of
// the browser if nobody looks. Who has closed the page is told by the server (see wire/push.ts).

/** Two short notes, made here: nothing has to be loaded for them. */
export function chime(): void {
  const sound = new AudioContext();
  [523.25, 783.99].forEach((pitch, at) => {
    const note = new OscillatorNode(sound, { type: 'sine', frequency: pitch });
    const volume = new GainNode(sound, { gain: 0 });
    const begin = sound.currentTime + at * 0.12;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.35);
    note.connect(volume).connect(sound.destination);
    note.start(begin);
    note.stop(begin + 0.4);
    note.onended = () => at === 1 && void sound.close();
  });
}

/** A notice of the browser, where the person has allowed it. */
export async function notify(title: string, text: string, table: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const options = { body: text, tag: table, data: { path: `/t/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}
