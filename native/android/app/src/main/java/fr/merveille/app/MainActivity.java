package fr.merveille.app;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;
import org.json.JSONException;
import org.json.JSONObject;

/** The site in its window, and what other apps share with it. */
public class MainActivity extends BridgeActivity {

    private static final int LONGEST_SHARED = 2000;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        String route = sharedRoute(getIntent());
        // The app was closed: the site is opened at once where the shared page is added.
        if (savedInstanceState == null && route != null) {
            getBridge().getWebView().loadUrl(getBridge().getServerUrl() + route + "&jailed=1");
        }
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        String route = sharedRoute(intent);
        if (route != null) tellSite(route);
    }

    /** The share-route message: a route of the site, and whether the person came for it alone. */
    private void tellSite(String route) {
        try {
            JSONObject message = new JSONObject().put("route", route).put("jailed", true);
            getBridge().triggerWindowJSEvent("share-route", message.toString());
        } catch (JSONException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String sharedRoute(Intent intent) {
        if (intent == null || !Intent.ACTION_SEND.equals(intent.getAction())) return null;
        String text = intent.getStringExtra(Intent.EXTRA_TEXT);
        if (text == null || text.trim().isEmpty()) return null;
        String title = intent.getStringExtra(Intent.EXTRA_SUBJECT);
        return "/i/marketplace/ajouter?from_app=1&text=" + encoded(text) + "&title=" + encoded(title);
    }

    private static String encoded(String text) {
        if (text == null) return "";
        return Uri.encode(text.length() > LONGEST_SHARED ? text.substring(0, LONGEST_SHARED) : text);
    }
}
