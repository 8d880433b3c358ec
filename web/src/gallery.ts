// For who draws: a board on a stored position, without a server. `npm run dev`, then
// /gallery.html?game=eden&n=0&lang=fr&cover

import { mount } from 'svelte';

import './board/tokens.css';
import './board/base.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
