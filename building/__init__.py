"""How the package is built: the compiled rules, the browser app, the index of the rules' tests."""
